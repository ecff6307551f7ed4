export { ContactBlock, type ContactBlockProps } from './contact-block.tsx';
