import { bulletPoints } from './bullets';

it.each([
  ['•\tLed six\r\n•\tCut costs\r\nby 5%\r\n\r\n', ['Led six', 'Cut costs by 5%']],
  ['- Led six\n-> Cut costs', ['Led six', 'Cut costs']],
  ['>> Led six\n> Cut costs', ['Led six', 'Cut costs']],
  ['1. Led six\n2) Cut costs', ['Led six', 'Cut costs']],
  ['\uF0B7 Led six', ['Led six']],
  ['\n Responsibilities:\r\n\r\n•\tLed six\r\n•\tCut costs', ['Responsibilities: Led six', 'Cut costs']],
  ['Key duties :-\n1. Led six\nin Pune\n2. Cut costs', ['Key duties :- Led six in Pune', 'Cut costs']],
  ['• Tools:\n◦ SAP\n◦ Tally', ['Tools: SAP', 'Tally']],
  ['I led:\nsix people', []],
  ['\n- Led six', ['Led six']],
  ['•\n•', []],
  ['Led six\nin Pune\n• Cut costs', ['Led six in Pune', 'Cut costs']],
  ['Responsibilities\n\n• Led six\n• Cut costs', ['Responsibilities', 'Led six', 'Cut costs']],
  ['Led six\nin Pune', []],
  ['-5 °C stores', []],
  ['', []],
])('reads the points of %j', (copied, points) => expect(bulletPoints(copied)).toEqual(points));
