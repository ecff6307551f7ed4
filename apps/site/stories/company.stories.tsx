import { at, picturedAt, type ScreenStory, screens } from './screens.tsx';

export default { ...screens, title: 'Pages/Company' };

export const About: ScreenStory = at('/about');
export const Team: ScreenStory = at('/team');
export const Cv: ScreenStory = picturedAt('/cv');
export const Speech: ScreenStory = picturedAt('/speech');
export const Blog: ScreenStory = at('/blog');
export const Article: ScreenStory = picturedAt('/blog/building-high-performance-teams');
export const Privacy: ScreenStory = at('/privacy');
export const Terms: ScreenStory = at('/terms');
export const Imprint: ScreenStory = at('/imprint');
export const Accessibility: ScreenStory = at('/accessibility');
