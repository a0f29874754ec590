export { revealPasswordsOnPress } from '@stillpoint/design-system';
