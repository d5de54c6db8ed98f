/*
 * All styles of a sheet, in cascade order: parts first, because templates override their dimensions. Imported before the
 * drawing code, so that its imports cannot change the order.
 */
import './sheets.module.css';
import './print.css';
import '../templates/parts/sheet.module.css';
import '../templates/parts/parts.module.css';
import '../templates/classic/Classic.module.css';
import '../templates/sidebar/Sidebar.module.css';
import '../templates/band/Band.module.css';
import '../templates/compact/Compact.module.css';
import '../templates/plain/Plain.module.css';
import '../templates/fonts.css';
