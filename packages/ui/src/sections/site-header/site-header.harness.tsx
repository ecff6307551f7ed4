import {
  type ComponentProps,
  createContext,
  createElement,
  type MouseEvent,
  type ReactElement,
  use,
  useState,
} from 'react';
import { type LinkComponentProps, LinkProvider } from '../../primitives/link/index.ts';
import { sampleHeader } from './site-header.sample.tsx';
import { SiteHeader } from './site-header.tsx';

/** Links of a story go nowhere: they would load another document under the test. */
const InertLink = ({ onClick, ...props }: LinkComponentProps) =>
  createElement('a', {
    ...props,
    onClick: (event) => {
      onClick?.(event);
      event.preventDefault();
    },
  });

export const withInertLinks = (Story: () => ReactElement) => (
  <LinkProvider component={InertLink}>
    <Story />
  </LinkProvider>
);

const Follow = createContext<(href: string) => void>(() => {});

/** Replaces a router's link: changes the current path instead of loading a document. */
function RouterLink({ onClick, children, ...props }: ComponentProps<'a'>) {
  const follow = use(Follow);
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    follow(props.href ?? '/');
  };
  return createElement('a', { ...props, onClick: onFollow }, children);
}

/** A page with a router around the header. */
export function Page({ start = '/' }: { start?: string }) {
  const [path, setPath] = useState(start);
  return (
    <Follow value={setPath}>
      <LinkProvider component={RouterLink}>
        <SiteHeader {...sampleHeader} currentPath={path} />
        <main style={{ blockSize: 2400 }}>
          <h1>{path}</h1>
          <button type="button">In the page</button>
        </main>
      </LinkProvider>
    </Follow>
  );
}
