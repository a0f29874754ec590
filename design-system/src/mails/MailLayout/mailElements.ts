/** The elements of react-email that our mails use. One package each: all of react-email together would bring Tailwind. */
export { Body } from '@react-email/body';
export { Button } from '@react-email/button';
export { Column } from '@react-email/column';
export { Container } from '@react-email/container';
export { Head } from '@react-email/head';
export { Heading } from '@react-email/heading';
export { Hr } from '@react-email/hr';
export { Html } from '@react-email/html';
export { Link } from '@react-email/link';
export { Preview } from '@react-email/preview';
export { Row } from '@react-email/row';
export { Section } from '@react-email/section';
export { Text } from '@react-email/text';
