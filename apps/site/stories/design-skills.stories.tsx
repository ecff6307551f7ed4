import { at, picturedAt, type ScreenStory, screens } from './screens.tsx';

export default { ...screens, title: 'Pages/Design Skills' };

export const DesignServices: ScreenStory = at('/services/design');
export const UxDesign: ScreenStory = picturedAt('/services/ux-design');
export const UiDesign: ScreenStory = at('/services/ui-design');
export const UxAndUiDesign: ScreenStory = at('/services/ux-ui-design');
export const ProductDevelopment: ScreenStory = at('/services/product-development');
export const AiPoweredDesign: ScreenStory = at('/services/ai-powered-design');
export const Portfolio: ScreenStory = picturedAt('/portfolio');
