export { type Tool, type ToolGroup, ToolStack, type ToolStackProps } from './tool-stack.tsx';
