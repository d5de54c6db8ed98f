export { PickerStep } from './PickerStep';
export { SelectStep } from './SelectStep';
