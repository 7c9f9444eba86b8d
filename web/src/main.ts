import { mount } from 'svelte';
import App from './app/App.svelte';
import { dressDocument, settings } from './app/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { speak } from './words';

// The theme before the first picture, the words before the first sentence.
dressDocument();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
