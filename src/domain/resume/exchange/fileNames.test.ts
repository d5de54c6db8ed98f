import { fileNameOf, resumeFileName } from './fileNames';

it.each([
  ['Farhan Qureshi', 'Farhan Qureshi — Resume'],
  ['  ', 'Resume'],
  ['आरती जोशी', 'आरती जोशी — Resume'],
  ['അന്\u200Dവര്\u200D', 'അന്\u200Dവര്\u200D — Resume'],
  ['A/B\\C:D*E?"<>|', 'A B C D E — Resume'],
  ['../../etc/passwd', 'etc passwd — Resume'],
  ['N\u202Egpj.exe', 'N gpj.exe — Resume'],
])('names the file for %j %s', (fullName, name) => expect(resumeFileName(fullName)).toBe(name));

it.each([
  ['CON', 'Resume'],
  ['com1', 'Resume'],
  ['...', 'Resume'],
  ['x'.repeat(300), 'x'.repeat(60)],
  ['name. ', 'name'],
  ['new\nline', 'new line'],
])('turns the name %j into %s', (typed, name) => expect(fileNameOf(typed)).toBe(name));
