import { at, picturedAt, type ScreenStory, screens } from './screens.tsx';

export default { ...screens, title: 'Pages/Home and contact' };

export const Home: ScreenStory = picturedAt('/');
export const Contact: ScreenStory = picturedAt('/contact');
export const ThankYouContact: ScreenStory = at('/thank-you?type=contact');
export const ThankYouWorkshop: ScreenStory = at('/thank-you?type=workshop');
export const ThankYouWebinar: ScreenStory = picturedAt('/thank-you?type=webinar');
export const ThankYouAssessment: ScreenStory = at('/thank-you?type=assessment');
export const NotFound: ScreenStory = picturedAt('/404');
