import '@laliaflia/ui/styles.css';
