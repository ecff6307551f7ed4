import { at, picturedAt, type ScreenStory, screens } from './screens.tsx';

export default { ...screens, title: 'Pages/Design Methods' };

export const Workshops: ScreenStory = at('/workshops');
export const IgniteDay: ScreenStory = at('/workshop-details?type=ignite');
export const DeepDive: ScreenStory = picturedAt('/workshop-details?type=deep');
export const InnovationEngine: ScreenStory = at('/workshop-details?type=engine');
export const Webinar: ScreenStory = picturedAt('/webinar');
export const SamplePayment: ScreenStory = at('/sample-payment');
export const Methodologies: ScreenStory = at('/methodologies');
export const Laliaflia: ScreenStory = picturedAt('/laliaflia');
export const AppliedImagination: ScreenStory = at('/applied-imagination');
export const InnovatorsDna: ScreenStory = at('/innovators-dna');
export const ForCompanies: ScreenStory = at('/companies');
export const InnovationTraining: ScreenStory = at('/services/innovation-training');
export const Resources: ScreenStory = at('/resources');
export const AiLab: ScreenStory = picturedAt('/ai-lab');
export const Assessment: ScreenStory = at('/ai-assessment');
export const IdeaSprint: ScreenStory = at('/idea-sprint');
