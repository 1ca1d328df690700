import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import CardGallery from './cards/CardGallery.vue';
import CardShelf from './cards/CardShelf.vue';
import RulingDesk from './desk/RulingDesk.vue';
import PlayBoard from './PlayBoard.vue';
import VectorBoard from './player/VectorBoard.vue';
import VectorTrial from './player/VectorTrial.vue';
import './style.css';
import './cards/cards.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('CardGallery', CardGallery);
    app.component('CardShelf', CardShelf);
    app.component('PlayBoard', PlayBoard);
    app.component('RulingDesk', RulingDesk);
    app.component('VectorBoard', VectorBoard);
    app.component('VectorTrial', VectorTrial);
  },
} satisfies Theme;
