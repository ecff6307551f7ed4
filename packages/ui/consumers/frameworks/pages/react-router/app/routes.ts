import { type RouteConfig, route } from '@react-router/dev/routes';

export default [route('ten', 'routes/ten.tsx')] satisfies RouteConfig;
