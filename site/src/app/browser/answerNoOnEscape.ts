export { answerNoOnEscape } from '@stillpoint/design-system';
