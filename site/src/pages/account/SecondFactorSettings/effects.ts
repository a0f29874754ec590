export { confirmingEffects as effects } from '../confirming/effects.ts';
