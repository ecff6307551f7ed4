import { AnsweringFigure } from '@laliaflia/ui';
import { type ComponentType, lazy } from 'react';
import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';
import { PortraitFigure, type PortraitFigureProps } from './portrait-figure.tsx';

const id = 'home-figure';
const load = () => import('./portrait-figure.tsx');

/** Without its code the figure stays as it is. */
const Another = lazy<ComponentType<PortraitFigureProps>>(() =>
  load().then(
    (module) => ({ default: module.PortraitFigure }),
    () => ({ default: First }),
  ),
);

/** The figure of the home page. The first one is in the HTML; what draws another comes when one is about to be wanted. */
export function HomeFigure() {
  const warmUp = () => void load().catch(() => {});
  return (
    <AnsweringFigure place="corner" onPointerEnter={warmUp} onFocus={warmUp}>
      {(seed, habit) =>
        habit === 0 ? <First seed={seed} habit={habit} /> : <Another seed={seed} habit={habit} />
      }
    </AnsweringFigure>
  );
}

function First(props: PortraitFigureProps) {
  return inHtml ? <StaticPart id={id} /> : <PortraitFigure {...props} data-static={id} />;
}
