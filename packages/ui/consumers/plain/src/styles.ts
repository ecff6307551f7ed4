import '@laliaflia/ui/fonts.css';
import '@laliaflia/ui/styles.css';
