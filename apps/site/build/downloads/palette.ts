/** Colours of the light theme on paper, and of the leaf surface. */
export const palette = {
  paper: '#ffffff',
  ground: '#f2f5f1',
  ink: '#0e1a17',
  muted: '#52625c',
  line: '#d5ddd6',
  leaf: '#0b5f3c',
  leafText: '#0b7a4b',
  leafSoft: '#cfe6d6',
  cell: '#8fd9b5',
  core: '#3f9a6e',
  grown: '#0b7a4b',
  kingfisher: '#1f3dff',
  pollen: '#ffcf33',
} as const;
