import { writeFileSync } from 'node:fs';
import { createTheme } from '@laliaflia/ui/create-theme';

const { css } = createTheme({
  primary: '#5b21b6', // one colour, or { light: '#5b21b6', dark: '#7c3aed' }
  secondary: '#9a3412',
  highlight: '#ffcf33',
  neutral: '#5f6670',
  danger: '#b91c1c',
  success: '#166534',
});
writeFileSync('src/brand.css', css);
