import { readBelow } from '../../../../test/jest/readText';

const referees = (text: string) => readBelow('REFERENCES', text).reference;

it.each(['', '1. '])('reads a referee from one line that begins with “%s”', (number) => {
  const text = `${number}Dr. A. Rao, Professor, IIT Delhi, a.rao@ex.ac.in, +91 98200 11223
${number}B. Iyer (HOD, CSE), Infosys Ltd., Pune, 98200 11224`;
  expect(referees(text)).toMatchObject([
    { name: 'Dr. A. Rao', company: 'IIT Delhi', phoneNumber: '+91 98200 11223' },
    { name: 'B. Iyer (HOD, CSE)', company: 'Infosys Ltd., Pune', phoneNumber: '98200 11224' },
  ]);
});

it('takes a title before a name for the next referee, and a post for no company', () => {
  const text = `Mrs. Anita Gupta
Principal
Dr. Ambedkar School, Noida
98100 12345
Mr. Ravi Menon
Manager, Infosys Ltd.
www.infosys.com
98100 12346`;
  expect(referees(text)).toMatchObject([
    { name: 'Mrs. Anita Gupta', company: 'Dr. Ambedkar School, Noida', phoneNumber: '98100 12345' },
    {
      name: 'Mr. Ravi Menon',
      company: 'Infosys Ltd.',
      companySite: 'www.infosys.com',
      phoneNumber: '98100 12346',
    },
  ]);
});

it.each(['Available on request', 'References will be furnished upon request.'])(
  '“%s” is not a referee',
  (text) => {
    expect(referees(text)).toBeUndefined();
  },
);
