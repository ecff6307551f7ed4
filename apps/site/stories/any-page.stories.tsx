import { notFound, routes } from '../routes.ts';
import { type ScreenStory, screens } from './screens.tsx';

const paths = [...routes, notFound]
  .filter(({ path }) => !path.includes(':'))
  .flatMap(({ path, variants }) => (variants ? variants.map((type) => `${path}?type=${type}`) : [path]));

export default { ...screens, title: 'Pages/Any page' };

/** Shows the page that is chosen in the controls. */
export const AnyPage: ScreenStory = {
  args: { path: '/' },
  argTypes: { path: { options: paths, control: 'select' } },
};
