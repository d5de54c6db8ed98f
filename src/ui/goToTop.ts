import { focusContent } from './focusContent';

export function goToTop(): void {
  window.scrollTo(0, 0);
  focusContent();
}
