/*
 * Everything that styles a sheet, in the order that counts: parts first, because a template overrides their measures. It is
 * imported before what draws one, so that no import there decides the order.
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
