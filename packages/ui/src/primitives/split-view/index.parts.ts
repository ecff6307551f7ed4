export {
  SplitViewBack as Back,
  type SplitViewBackProps as BackProps,
  SplitViewList as List,
  type SplitViewListProps as ListProps,
  SplitViewPane as Pane,
  type SplitViewPaneProps as PaneProps,
  SplitViewRoot as Root,
  type SplitViewRootProps as RootProps,
  SplitViewTrigger as Trigger,
  type SplitViewTriggerProps as TriggerProps,
} from './split-view.tsx';
