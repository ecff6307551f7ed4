import '../../../shared/brand.css';
import { TenSections } from '../../../shared/ten-sections.tsx';

export default function Ten() {
  return <TenSections />;
}
