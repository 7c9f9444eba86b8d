/** What records call players: a bot stands there by its level. */
import { LEVELS } from '../../api';
import { t } from '../../words';

const levels: readonly string[] = LEVELS;

export const playerName = (name: string): string => (levels.includes(name) ? t(`bot-${name}`) : name);
