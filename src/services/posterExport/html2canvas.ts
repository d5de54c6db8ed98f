// In between so that webpack needs no namespace object made at run time: its maker would be part of every page.
export { default } from 'html2canvas';
