/** How a component is reached and heard. */
export interface Access {
  /** Its elements or roles, as a screen reader finds them. */
  found: string;
  /** What its keys do, where it takes the focus. */
  keys?: string;
  /** What is said by itself, and when. */
  announced?: string;
}

const link = 'Enter follows it.';
const button = 'Enter and Space press it.';
const radios = 'One stop of Tab; arrows choose.';

/** Components that are plain text, or places where others stand: nothing of theirs is found, pressed or announced. */
export const plain: readonly string[] = [
  ...['BrandProvider', 'Card', 'Chip', 'Container', 'EmailAddress', 'Rule', 'Sentence', 'Stack', 'Text'],
  ...['CardLayout', 'PanelLayout', 'RestingCard', 'SplitLayout', 'StateLayout'],
];

/** Of each component that takes the focus, is announced, or has a role of its own. All others are plain text, or left out. */
export const accessibility: Readonly<Record<string, Access>> = {
  Breather: { found: 'Left out: the words beside it say that something waits.' },
  Button: {
    found: '<button>; while it waits it keeps its name and the focus, with aria-disabled.',
    keys: button,
  },
  Checkbox: { found: '<input type="checkbox"> in its label.', keys: 'Space ticks it.' },
  Dialog: {
    found: 'Role dialog, named by its title; what is behind it cannot be reached.',
    keys: 'Tab stays within it; Escape closes it, and the focus returns to what opened it.',
  },
  Disclosure: { found: '<details> with its <summary>.', keys: 'Enter and Space open and close it.' },
  FieldProblem: { found: 'Text that is the description of the control above it.' },
  Heading: { found: '<h1> to <h6>, by its level and not by its size. The circle is left out.' },
  Icon: { found: 'Left out: an icon stands beside words.' },
  IconButton: { found: '<button> with a name of its own (label).', keys: button },
  LinkButton: { found: '<a>.', keys: link },
  Logo: { found: 'An image without a name; the link around it is named.' },
  MoonPhase: { found: 'Left out: the day beside it says the same.' },
  Notice: {
    found: 'Text; one that takes the focus is a group with the name of its title.',
    announced: 'An error is announced as soon as it appears.',
  },
  PasswordField: {
    found: '<input type="password"> and a button that names what it does.',
    keys: 'Space on the button shows and hides the password.',
  },
  Progress: { found: 'Role progressbar with its name and value; no value while it is not known.' },
  RadioGroup: { found: '<fieldset> of radio buttons, named by its legend.', keys: radios },
  Scene: { found: 'Left out: it says nothing that words do not say.' },
  Select: { found: '<select>.', keys: 'The browser’s own: arrows, first letters.' },
  Skeleton: { found: 'Left out; the region that loads has aria-busy.' },
  Stars: { found: 'Left out.' },
  TextArea: { found: '<textarea>, named by its FormField.', keys: 'The browser’s own.' },
  TextField: { found: '<input>, named by its FormField.', keys: 'The browser’s own.' },
  TextLink: { found: '<a>; the page on show has aria-current.', keys: link },
  VisuallyHidden: { found: 'Text that is heard and not seen.' },

  BillingTimeline: { found: 'An ordered list with a name.' },
  CheckboxGroup: {
    found: 'A group with its name; the checkbox above may be mixed.',
    keys: 'Space ticks one, or all.',
  },
  ConnectionButtons: { found: 'A group of buttons, each named by its company.', keys: button },
  CookieConsent: {
    found: 'A region with a name, before the page’s header.',
    keys: 'Tab comes to it after the skip link.',
  },
  CountrySelect: { found: '<select>; the hint is its description.', keys: 'The browser’s own.' },
  EmailField: {
    found: '<input type="email">; a suggestion is a button below it.',
    keys: 'Enter on the suggestion takes it.',
    announced: 'A suggestion, as a problem of its FormField is.',
  },
  FormField: {
    found: 'A label, and a hint and a problem as the control’s description.',
    announced: 'A problem, politely, while the focus is elsewhere in the form.',
  },
  HoneypotField: { found: 'Left out, also of Tab and autofill.' },
  LanguageOffer: { found: 'A form in the language that it offers (lang).', keys: button },
  LanguageSelect: {
    found: 'A menu of buttons, each in its own language (lang).',
    keys: 'Enter opens; Escape closes.',
  },
  Main: { found: '<main>: where the skip link leads.' },
  Menu: {
    found: '<details>, whose summary names the menu and the current choice.',
    keys: 'Enter opens; Escape closes.',
  },
  NativeForm: {
    found: '<form>, which may be named by a heading.',
    announced: 'That there is no connection, and that it is sent once there is one.',
  },
  OrderSummary: {
    found: 'A region with a name; busy while amounts are asked for.',
  },
  OwnLink: { found: 'A text and its buttons.', keys: button, announced: 'That it was copied.' },
  Page: {
    found: 'A skip link first, then header, main and footer.',
    keys: 'Tab, then Enter, skips to the content.',
  },
  PaymentMethodPicker: {
    found: '<fieldset> of radio buttons; the chosen one’s fields follow it.',
    keys: radios,
  },
  PlanMarker: { found: 'Left out: the plan’s name is beside it.' },
  PlanPicker: { found: '<fieldset> of radio buttons; the price is a description.', keys: radios },
  PlanTile: { found: 'A link or button that is named with its plan.', keys: link },
  Player: {
    found: 'A region with a name: a button, a slider that says the time, and the words to read along.',
    keys: 'Space and Enter press the button; arrows move along the slider.',
    announced: 'That the sound cannot be played.',
  },
  PreferenceForm: { found: 'A form of buttons; the current choice has aria-current.', keys: button },
  SeatsPanel: { found: 'A heading and a sentence; the circles are left out.' },
  SiteFooter: { found: '<footer> with named navigations and a group of preferences.', keys: link },
  SiteHeader: {
    found: '<header> with a named navigation; a failed renewal stands in it as a link.',
    keys: link,
  },
  SwitchAccount: { found: 'A form with one button.', keys: button },
  ThemeSelect: {
    found: 'A menu of buttons; the current one has aria-current.',
    keys: 'Enter opens; Escape closes.',
  },
  VoucherField: {
    found: '<details> with a field, a button and the result.',
    keys: 'Enter in the field uses the code.',
    announced: 'What became of the code, politely. The focus moves on where what was pressed is gone.',
  },
};
