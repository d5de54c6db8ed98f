/*
 * Everything that styles a sheet, without the code that draws one. It comes with the page, because the prerendered samples
 * stand there before that code is fetched, if it ever is. Parts first: a template overrides their measures.
 */
import './sheets.module.css';
import './print.css';
import '../templates/parts/parts.module.css';
import '../templates/classic/Classic.module.css';
import '../templates/sidebar/Sidebar.module.css';
import '../templates/band/Band.module.css';
import '../templates/compact/Compact.module.css';
import '../templates/fonts.css';
