export { LogoWall, type LogoWallClient, type LogoWallProps } from './logo-wall.tsx';
