export {
  GridItem as Item,
  type GridItemProps as ItemProps,
  type GridPlace as Place,
  GridRoot as Root,
  type GridRootProps as RootProps,
} from './grid.tsx';
