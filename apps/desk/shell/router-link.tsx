import type { LinkComponentProps } from '@laliaflia/ui';
import { Link } from 'react-router-dom';

/** Addresses of the desk begin with a slash and are below its own; others leave it. */
export function RouterLink({ href = '', ...props }: LinkComponentProps) {
  if (!/^\/(?![/\\])/.test(href)) return <a href={href} {...props} />;
  return <Link to={href} {...props} />;
}
