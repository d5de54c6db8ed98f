// This indirection saves webpack's namespace-object runtime, which would otherwise be part of every page.
export { default } from 'html2canvas';
