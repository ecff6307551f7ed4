import '@laliaflia/ui/fonts.css';
import '@laliaflia/ui/styles.css';
import { type LinkComponentProps, LinkProvider } from '@laliaflia/ui/link';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

const RouterLink = ({ href = '', ...props }: LinkComponentProps) => <Link to={href} {...props} />;

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="laliaflia">
        <LinkProvider component={RouterLink}>
          <Outlet />
        </LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
