// Components are measured with the styles a user of the library has, so that "no outer margin" means something.
import '../../../.storybook/preview.css';
