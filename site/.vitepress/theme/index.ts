import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent } from 'vue';
import CardGallery from './cards/CardGallery.vue';
import CardShelf from './cards/CardShelf.vue';
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
    // Only its page loads it.
    app.component(
      'RulingDesk',
      defineAsyncComponent(() => import('./desk/RulingDesk.vue')),
    );
    app.component('VectorBoard', VectorBoard);
    app.component('VectorTrial', VectorTrial);
  },
} satisfies Theme;
