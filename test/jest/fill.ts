import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text into a field, behind what is there: typed, each of its letters would draw the page again. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
