export { independence as occasion } from './manifest';
