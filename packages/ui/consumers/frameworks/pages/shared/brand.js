import { writeFileSync } from 'node:fs';
import { createTheme } from '@laliaflia/ui/create-theme';

const { css } = createTheme({
  primary: '#5b21b6',
  secondary: '#9a3412',
  highlight: '#ffcf33',
  neutral: '#5f6670',
  danger: '#b91c1c',
  success: '#166534',
});
writeFileSync(new URL('brand.css', import.meta.url), css);
