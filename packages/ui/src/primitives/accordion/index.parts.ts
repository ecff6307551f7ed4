export {
  AccordionContent as Content,
  type AccordionContentProps as ContentProps,
  AccordionItem as Item,
  type AccordionItemProps as ItemProps,
  AccordionRoot as Root,
  type AccordionRootProps as RootProps,
  AccordionTrigger as Trigger,
  type AccordionTriggerProps as TriggerProps,
} from './accordion.tsx';
