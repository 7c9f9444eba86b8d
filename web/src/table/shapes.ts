/** The protocol's shapes under the names that this side uses. */
import type { SeatView } from '../protocol/messages';

export type {
  ClockView,
  GameView,
  GradeView,
  Happening,
  HintView,
  KingdomView,
  LineSlot,
  Moved,
  Option,
  RulesView,
  SeatView,
  TableNews,
  TableView,
  TerritoryView,
  Turn,
  Why,
  You,
} from '../protocol/messages';
export type Level = NonNullable<SeatView['level']>;
