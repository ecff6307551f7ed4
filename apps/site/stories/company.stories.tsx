import { at, type ScreenStory, screens } from './screens.tsx';

export default { ...screens, title: 'Pages/Company' };

export const About: ScreenStory = at('/about');
export const Team: ScreenStory = at('/team');
export const Cv: ScreenStory = at('/cv');
export const Speech: ScreenStory = at('/speech');
export const Blog: ScreenStory = at('/blog');
export const Article: ScreenStory = at('/blog/building-high-performance-teams');
export const Privacy: ScreenStory = at('/privacy');
export const Terms: ScreenStory = at('/terms');
export const Imprint: ScreenStory = at('/imprint');
