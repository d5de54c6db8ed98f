import base from './playwright.config';
const { webServer: _w, ...rest } = base;
export default { ...rest, workers: 1, outputDir: '/tmp/h4/results', use: { ...rest.use, baseURL: 'http://localhost:3000', trace: 'off' } };
