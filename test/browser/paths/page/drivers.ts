import type { LoginPopupEvent } from '../../../../machines/loginPopup';
import type { PickerEvent } from '../../../../machines/picker';
import type { WizardEvent } from '../../../../machines/wizard';
import { kindOf, stopsOf, touredKindOf, type TouredKind } from '../../../paths/kinds';
import { GATES } from '../addresses';
import { controls, DIALOG, expectControl, MAIN, NAVBAR, press, RAIL, TOAST, type, until } from './controls';
import { JOB_DRIVERS, REQUEST_DRIVERS } from './exportDrivers';
import { can, isMember, pressing, sent, type Driver, type Fields, type Moment } from './moment';

const jump: Driver = async (moment) => {
  const { id, before, event } = moment;
  const { step } = event as Extract<WizardEvent, { type: 'JUMP' }>;
  const title = stopsOf(id).find((stop) => stop.step === step)?.title;
  const station = new RegExp(`^\\d*\\s*${title}( \\(done\\))?$`);
  const isElsewhere = !before.matches(step) && !before.matches({ open: step }) && !before.hasTag('locked');
  if (isElsewhere) return press(station, RAIL);
  await expectControl(false, station, RAIL);
  return sent(moment);
};

/** Login at a gate opens the popup; it is closed again, because it covers the page. */
const loginAtGate: Driver = async (moment) => {
  if (!can(moment)) {
    await expectControl(false, /^Login/);
    return sent(moment);
  }
  await press(/^Login/);
  await press('Close', DIALOG);
};

async function submit(fields: Fields, button: string, form: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await type(label, text, form);
  await press(button, form);
}

/** Closes the toast of a login, which would cover the rail and Logout for some seconds. */
async function welcomed(): Promise<void> {
  await expectControl(true, 'Logout', NAVBAR);
  await press('Close', TOAST);
}

/** Uses the popup if there is a gate, otherwise the navbar and the login page, which leads back. */
const signIn: Driver = async (moment) => {
  if (isMember(moment)) return sent(moment);
  const isAtGate = controls(/^Login/).length > 0;
  await (isAtGate ? press(/^Login/) : press('Login', NAVBAR));
  await submit(moment.account, 'Log in', isAtGate ? DIALOG : MAIN);
  await welcomed();
};

/** Logout leads to the home page. */
async function logOut(): Promise<void> {
  await press('Logout', NAVBAR);
  await expectControl(true, 'Login', NAVBAR);
  await until(
    () => 'Logout does not lead to /home.',
    () => location.pathname === '/home',
  );
}

/** Goes back to where the visitor was with the browser's Back. */
const signOut: Driver = async (moment) => {
  if (kindOf(moment.id) === 'postFlow' && !isMember(moment)) return sent(moment);
  await logOut();
  history.back();
};

/** The place where the popup is opened decides what happens after a login. */
const openPopup: Driver = async ({ event }) => {
  const { origin } = event as Extract<LoginPopupEvent, { type: 'OPEN' }>;
  if (controls('Logout', NAVBAR).length > 0) await logOut();
  // Changes the address without a page load, as Back and Forward do.
  history.pushState(null, '', GATES[origin]);
  dispatchEvent(new PopStateEvent('popstate'));
  await press(origin === 'resume' ? /^Login to open/ : 'Login');
};

const signInInPopup: Driver = async ({ before, account }) => {
  const stranger = { ...account, 'User name': 'Asha Rao', 'E-mail': `${crypto.randomUUID()}@example.com` };
  if (before.matches({ open: 'signUp' })) await submit(stranger, 'Sign up', DIALOG);
  else await submit(account, 'Log in', DIALOG);
  await welcomed();
};

const choose: Driver = ({ event }) => {
  const { template } = event as Extract<PickerEvent, { type: 'CHOOSE' }>;
  return press(/Choose/, `${MAIN} li:nth-child(${template})`);
};

const DRIVERS: Readonly<Record<TouredKind, Readonly<Record<string, Driver>>>> = {
  wizard: {
    NEXT: pressing('Next'),
    PREVIOUS: pressing('Previous'),
    JUMP: jump,
    LOGIN: loginAtGate,
    SIGNED_IN: signIn,
    SIGNED_OUT: signOut,
  },
  postFlow: {
    NEXT: pressing('Next'),
    PREVIOUS: pressing('Previous'),
    LOGIN: loginAtGate,
    SIGNED_IN: signIn,
    SIGNED_OUT: signOut,
    ...REQUEST_DRIVERS,
  },
  picker: { CHOOSE: choose, ON_NEXT: pressing('Other templates'), ...REQUEST_DRIVERS },
  loginPopup: {
    OPEN: openPopup,
    SHOW_SIGN_UP: () => press('Sign Up', DIALOG),
    SHOW_LOGIN: () => press('Login', DIALOG),
    CLOSE: () => press('Close', DIALOG),
    SIGNED_IN: signInInPopup,
  },
  job: JOB_DRIVERS,
};

/** Causes an event. @throws Error for an event without a driver */
export async function cause(moment: Moment): Promise<void> {
  const driver = DRIVERS[touredKindOf(moment.id)][moment.event.type];
  if (!driver)
    throw new Error(
      `${moment.id}: test/browser/paths/page/drivers.ts does not know who causes ${moment.event.type}.`,
    );
  await driver(moment);
}
