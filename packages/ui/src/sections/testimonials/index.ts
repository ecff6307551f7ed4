export { type Testimonial, Testimonials, type TestimonialsProps } from './testimonials.tsx';
