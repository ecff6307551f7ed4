export {
  DialogClose as Close,
  type DialogCloseProps as CloseProps,
  DialogContent as Content,
  type DialogContentProps as ContentProps,
  DialogDescription as Description,
  type DialogDescriptionProps as DescriptionProps,
  DialogRoot as Root,
  type DialogRootProps as RootProps,
  DialogTitle as Title,
  type DialogTitleProps as TitleProps,
  DialogTrigger as Trigger,
  type DialogTriggerProps as TriggerProps,
} from './dialog.tsx';
